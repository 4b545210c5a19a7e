import { start } from '@/content/ui/start'
import { art } from '@/lib/art'
import { Picture } from '../ui/picture'

/** Beside the heading: a signpost, and where to turn without waiting for a visit. */
export function StartAlarm() {
  return (
    <div className="start-aside">
      <Picture art={art['object-questions']} alt="" sizes="136px" />
      <p className="start-alarm">
        {start.alarm.map(({ text, number }) => {
          const [before, ...after] = text.split(number)
          return (
            <span key={number}>
              {before}
              <a className="text-link font-semibold" href={`tel:${number}`}>
                {number}
              </a>
              {after.join(number)}{' '}
            </span>
          )
        })}
      </p>
    </div>
  )
}
