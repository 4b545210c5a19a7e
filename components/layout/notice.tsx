import { clinic } from '@/content/facts/clinic'
import { noticeWords } from '@/content/ui/notice'
import { type Notice as NoticeFact, noticeSentence } from '@/lib/clinic/notice'

type NoticeProps = { notice: NoticeFact; emergency: string }

/**
 * The notice under the header. It is in every page from the build on; the boot script shows it only
 * until its end, and blocks the paint of what follows until it has (tools/release/seal/page.ts).
 */
export function Notice({ notice, emergency }: NoticeProps) {
  const { phone, email } = clinic
  const isWritten = notice.kind === 'phonesDown'
  return (
    <aside className="notice" aria-label={noticeWords.label} data-timed="">
      <p className="wrap">
        <b>{noticeSentence(notice, noticeWords)}</b> {isWritten ? noticeWords.write : noticeWords.moveVisit}{' '}
        {isWritten ? <a href={email.href}>{email.address}</a> : <a href={phone.href}>{phone.display}</a>}.{' '}
        {emergency}
      </p>
    </aside>
  )
}
