import { addresses } from './addresses'

export type Mail = { subject: string; links: string[]; text: string }
export type MailTo = ReturnType<typeof createMailbox>

/** Reads mails from the sandbox's mailbox, or from one with the same API. */
export function createMailbox(api: string) {
  /** The newest mail to an address; waits until there are more than `seen` mails. */
  return async function mailTo(address: string, seen = 0): Promise<Mail> {
    const deadline = Date.now() + (addresses.authIsSandbox ? 5_000 : 20_000)
    while (Date.now() < deadline) {
      const answer = await fetch(`${api}?to=${encodeURIComponent(address)}`)
      const mails: Mail[] = await answer.json()
      const [newest] = mails
      if (newest && mails.length > seen) return newest
      await new Promise(resolve => setTimeout(resolve, 200))
    }
    throw new Error(`No mail to ${address}`)
  }
}
