"""The hall in a page: the same tables in a browser, without a server. Runs in Web Workers, with the standard library alone.

`engine` keeps the tables, `thinker` thinks for the bots; the client's worker scripts (web/src/page) start them.
"""
