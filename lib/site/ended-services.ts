// Written by `npm run generate` from content/services/. Do not edit.

/** Pages of services that the clinic no longer offers, those of their questions, and the pages to which their visitors are sent. */
export const endedServices: Record<string, string> = {}
