import { addresses } from './addresses'

export type Mail = { subject: string; links: string[]; text: string }
export type MailTo = ReturnType<typeof createMailbox>

/** Mails are read where the back end delivers them: the sandbox's mailbox, or a mailbox that answers like it. */
export function createMailbox(api: string) {
  /** Newest mail to an address; waits for one newer than `seen` mails: a moment here, longer for a real one. */
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
