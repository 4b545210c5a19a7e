import type { ConfigData } from 'html-validate'

/**
 * The recommended rules, without those that conflict with how React serializes HTML (which parses to the same document) or
 * with a decision of this site.
 */
export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes charSet and fetchPriority; attribute names are case-insensitive.
    'attr-case': 'off',
    // React closes void elements with a slash.
    'void-style': 'off',
    // React writes hidden="" and async="".
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The specification quotes phone numbers character for character; CSS prevents line breaks in them.
    'tel-non-breaking': 'off',
    // Safari drops list semantics from lists without markers unless the role is explicit.
    'no-redundant-role': 'off',
    // The release leaves out end tags that HTML makes optional (tools/release/seal/page.ts).
    'no-implicit-close': 'off',
    // Titles have their own limits in the audit's budgets.
    'long-title': 'off',
  },
}
