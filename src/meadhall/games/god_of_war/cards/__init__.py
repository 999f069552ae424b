"""Special cards (GOW-5.6): what they do stands on their faces, in the vocabulary of GOW-13."""
