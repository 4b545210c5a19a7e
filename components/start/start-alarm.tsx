import { start } from '@/content/ui/start'
import { art } from '@/lib/art'
import { HelpLines } from '../ui/help-lines'
import { Picture } from '../ui/picture'

/** Beside the heading: a signpost, and where to turn without waiting for a visit. */
export function StartAlarm() {
  return (
    <div className="start-aside">
      <Picture art={art['object-questions']} alt="" sizes="136px" />
      <p className="start-alarm">
        <HelpLines lines={start.alarm} />
      </p>
    </div>
  )
}
