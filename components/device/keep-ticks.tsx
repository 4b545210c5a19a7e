import { keepWords } from '@/content/ui/device'
import { bind } from '../bind'
import { KeepButton } from './keep-button'

/** Inside a checklist: its module offers to keep what is checked on the page, once something is. */
export const KeepTicks = () => <KeepButton label={keepWords.keepTicks} hidden {...bind('keep-ticks')} />
