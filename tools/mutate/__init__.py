"""Mutation of the rules: a mark proves its clause only if a test notices when the code that cites the clause is broken."""
