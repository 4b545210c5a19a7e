import { searchIndex } from '@/lib/site/search-index'

/** Started in a process of its own, whose tsconfig chooses the language. */
process.stdout.write(JSON.stringify(searchIndex()))
