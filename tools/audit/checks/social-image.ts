import sharp from 'sharp'
import { socialImage } from '../../release/budgets'
import { metaContents } from '../html'
import type { Fetcher } from '../http'
import { type ServedPage, served } from '../served-page'
import type { Miss, Settings } from '../types'

const miss = (message: string): Miss => ({ check: 'social image', message })

async function checkImage(url: string, settings: Settings, fetcher: Fetcher): Promise<Miss[]> {
  if (!URL.canParse(url)) return [miss(`${url} is not an absolute URL`)]
  const { status, body } = await fetcher(served(url, settings))
  if (status !== 200) return [miss(`${url} answers ${status}`)]
  const { width, height } = await sharp(body).metadata()
  const misses: Miss[] = []
  if (width !== socialImage.width || height !== socialImage.height) {
    misses.push(miss(`${url} is ${width}×${height}, not ${socialImage.width}×${socialImage.height}`))
  }
  if (body.length > socialImage.maxBytes) misses.push(miss(`${url} has ${body.length} bytes`))
  return misses
}

export async function checkSocialImage(
  page: ServedPage,
  settings: Settings,
  fetcher: Fetcher,
): Promise<Miss[]> {
  const urls = ['og:image', 'twitter:image'].flatMap(name => metaContents(page.document, name))
  return (await Promise.all([...new Set(urls)].map(url => checkImage(url, settings, fetcher)))).flat()
}
