/** The environment in which a program reads a language's content instead of the English one. */
export function environmentFor(env: NodeJS.ProcessEnv, language?: string): NodeJS.ProcessEnv
