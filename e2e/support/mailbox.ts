import { addresses } from './addresses'

type Mail = { subject: string; links: string[]; text: string }

/** Newest mail to an address; waits up to five seconds for one newer than `seen` mails. */
export async function mailTo(address: string, seen = 0): Promise<Mail> {
  for (let attempt = 0; attempt < 25; attempt++) {
    const answer = await fetch(`${addresses.sandbox}/mail/api/messages?to=${encodeURIComponent(address)}`)
    const mails: Mail[] = await answer.json()
    const [newest] = mails
    if (newest && mails.length > seen) return newest
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`No mail to ${address}`)
}
