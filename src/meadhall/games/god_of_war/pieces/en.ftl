## What lies in the box besides cards

group-piece = Standees and tokens

fact-damage = of three values
fact-hand_limit = two-sided: +1 and -1

piece-portrait = Hero standee
    .text = Stands below a column of the Scene, in front or behind. Attacks what lies in its column and shields whoever stands behind. A Knocked Out one leaves the Scene until the Quest ends.
piece-rage = Rage token
    .text = Moves along the Rage track of a Hero board, from 0 to the last space. There the Rage ability can be used, and the token goes back to 0.
piece-damage = Damage token
    .text = Lies on an Enemy or on a Hero board and says how much damage was taken. Once it equals the health, the Enemy is defeated or the Hero Knocked Out.
piece-death = Death token
    .text = Lies on the card of a defeated Enemy that does not turn: it is activated no more and cannot be attacked.
piece-stun = Stun token
    .text = Lies on a stunned Enemy. When it would act, it loses the token instead. An Enemy has one at most.
piece-common = Common token
    .text = Counts what a Scene card asks for, marks broken armor, and in the solo game a helper's ability that was used.
piece-hand_limit = Hand-limit token
    .text = Changes a player's hand limit until the Quest ends, from the next Preparation on.
piece-freya = Freya token
    .text = Freya lays it on any Hero. Given back, it wards off all damage of one source and returns to her.
piece-first = First Player token
    .text = Who has it plays first and has the last word when the players decide together. After the Upgrade phase it goes to the left.
