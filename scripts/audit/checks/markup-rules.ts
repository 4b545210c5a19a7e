import type { ConfigData } from 'html-validate'

/**
 * The recommended rules, less those that fight how React spells HTML (each variant parses to the same document) or
 * what this site has decided. Every other rule about meaning stays on.
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
    // The specification gives phone numbers character for character; breaking is a matter of style sheets.
    'tel-non-breaking': 'off',
    // Safari drops list semantics where the marker is styled away, unless the role is spelled out.
    'no-redundant-role': 'off',
    // Titles have their own limits in the audit's budgets.
    'long-title': 'off',
  },
}
