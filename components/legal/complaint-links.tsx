import { authorities } from '@/content/facts/authorities'
import { clinic } from '@/content/facts/clinic'
import { OutLink } from '../ui/buttons'

type ComplaintLinksProps = {
  noticeLink: string
  formLink: string
  spanishLink: string
  nursingBoard: string
  pharmacyBoard: string
  /** The Medical Board's notice, verbatim, once the owner has supplied it. */
  notice: { english: string | null; spanish: string | null }
}

/** The Medical Board's complaint notice in both languages, or links to its own pages; and the boards of nurses and pharmacists. */
export function ComplaintLinks({
  noticeLink,
  formLink,
  spanishLink,
  nursingBoard,
  pharmacyBoard,
  notice,
}: ComplaintLinksProps) {
  return (
    <>
      {notice.english ? (
        <blockquote className="frame mt-4 whitespace-pre-line">{notice.english}</blockquote>
      ) : null}
      {notice.spanish ? (
        <blockquote className="frame mt-4 whitespace-pre-line" lang={authorities.medicalBoard.noticeLanguage}>
          {notice.spanish}
        </blockquote>
      ) : null}
      <p className="mt-3 grid justify-items-start gap-y-3">
        <OutLink kind="authority" href={clinic.texasMedicalBoardNoticesUrl} saysLanguage>
          {noticeLink}
        </OutLink>
        <OutLink kind="authority" href={clinic.texasMedicalBoardNoticesUrl} saysLanguage>
          <span lang={authorities.medicalBoard.noticeLanguage}>{spanishLink}</span>
        </OutLink>
        <OutLink kind="authority" href={clinic.texasMedicalBoardComplaintUrl}>
          {formLink}
        </OutLink>
        <OutLink kind="authority" href={authorities.nursingBoard.url}>
          {nursingBoard}
        </OutLink>
        <OutLink kind="authority" href={authorities.pharmacyBoard.complaintUrl}>
          {pharmacyBoard}
        </OutLink>
      </p>
    </>
  )
}
