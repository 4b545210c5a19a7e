import { foldWords } from '@/content/ui/sections'
import { bind } from '../bind'

/** Opens or closes all folds of its section at once. */
export function OpenAll() {
  return (
    <button
      type="button"
      className="open-all needs-script"
      data-close={foldWords.closeAll}
      {...bind('open-all')}
    >
      {foldWords.openAll}
    </button>
  )
}
