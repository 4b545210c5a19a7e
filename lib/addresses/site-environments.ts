/** Values of SITE_ENV. */
export const siteEnvironments = ['development', 'draft', 'production'] as const

export type SiteEnvironment = (typeof siteEnvironments)[number]
