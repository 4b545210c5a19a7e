/**
 * What the work gives, if it gives it in time; else the work is begun once more, because a browser under load may hang
 * without the page being at fault.
 * @throws what the work throws, or that it was late twice
 */
export async function inTime<Result>(work: () => Promise<Result>, limitMs: number): Promise<Result> {
  const late = Symbol('late')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<typeof late>(resolve => {
      timer = setTimeout(resolve, limitMs, late)
    })
    const result = await Promise.race([work(), limit]).finally(() => clearTimeout(timer))
    if (result !== late) return result
  }
  throw new Error(`took longer than ${limitMs / 1000} s, twice`)
}
