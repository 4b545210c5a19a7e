import { join } from 'node:path'
import { language } from '@/content/facts/language'
import { UnexpectedOutput } from './page'
import { seal } from './seal'

const { code, base } = language
const folder = join(__dirname, '..', '..', '..', '.next', ...(base === '' ? [] : ['languages', code]))

seal(folder).then(
  pages => console.log(`Sealed ${pages} pages.`),
  (error: unknown) => {
    const explained = error instanceof UnexpectedOutput
    console.error(explained ? error.message : error)
    if (explained) console.error('The pages are unchanged. SEAL=off npm run build builds without the seal.')
    process.exitCode = 1
  },
)
