import { offerAllServices } from '@/tools/editorial/offer-all-services'

/** Started in a process of its own, whose tsconfig chooses the language. Of all services, as in jest.setup.ts. */
async function print() {
  offerAllServices()
  const { searchIndex } = await import('@/lib/site/search-index')
  process.stdout.write(JSON.stringify(searchIndex()))
}

void print()
