/**
 * Reads the environment as the site does. A wrong value is a sentence, without a stack: whoever fills in .env has not made
 * a programming error.
 * @param people false for a check, which a site that is still being prepared must pass
 * @returns false when the site cannot be built with it
 */
export async function checkEnvironment({ people = true } = {}): Promise<boolean> {
  try {
    const { env } = await import('../../lib/env')
    const { refuseSamplePeople } = await import('../../lib/editorial/sample-people')
    const { bookingCodesKey } = await import('../release/seal/booking-codes')
    bookingCodesKey()
    // Imported only for this: another stage reports typing mistakes in the content.
    if (!people) return true
    const { clinic } = await import('../../content/facts/clinic')
    refuseSamplePeople(env.siteEnv, clinic.people)
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
