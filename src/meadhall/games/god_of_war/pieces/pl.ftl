## Elementy gry poza kartami

group-piece = Portrety, znaczniki i żetony

fact-damage = o trzech wartościach
fact-hand_limit = dwustronne: +1 i -1

piece-portrait = Portret Bohatera
    .text = Stoi pod kolumną Sceny, na pozycji frontowej lub tylnej. Atakuje to, co leży w jego kolumnie, i osłania tego, kto stoi za nim. Powalony opuszcza Scenę do końca Zadania.
piece-rage = Znacznik Szału
    .text = Wędruje po torze Szału na planszy Bohatera, od 0 do ostatniego pola. Tam można użyć umiejętności Szału, a znacznik wraca na 0.
piece-damage = Znacznik Obrażeń
    .text = Leży na Przeciwniku albo na planszy Bohatera i mówi, ile Obrażeń otrzymał. Gdy jest ich tyle co zdrowia, Przeciwnik jest pokonany, a Bohater Powalony.
piece-death = Znacznik Śmierci
    .text = Leży na karcie pokonanego Przeciwnika, która się nie odwraca: nie aktywuje się już i nie można go Atakować.
piece-stun = Znacznik Ogłuszenia
    .text = Leży na ogłuszonym Przeciwniku. Gdy miałby działać, traci znacznik zamiast działać. Przeciwnik ma najwyżej jeden.
piece-common = Znacznik Uniwersalny
    .text = Liczy to, czego wymaga karta Sceny, oznacza zniszczony pancerz, a w Trybie Solo użytą umiejętność pomocnika.
piece-hand_limit = Znacznik Limitu Ręki
    .text = Zmienia limit kart na ręce gracza do końca Zadania, od następnej fazy Przygotowania.
piece-freya = Żeton Freyi
    .text = Freya kładzie go na dowolnym Bohaterze. Oddany chroni przed wszystkimi Obrażeniami z jednego źródła i wraca do niej.
piece-first = Znacznik Pierwszego Gracza
    .text = Kto go ma, gra pierwszy i ma ostatnie słowo, gdy gracze decydują wspólnie. Po fazie Rozwoju dostaje go gracz po lewej.
