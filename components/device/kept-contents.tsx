'use client'

import { useEffect, useState } from 'react'
import { language } from '@/content/facts/language'
import { historyWords, importWords, rowWords } from '@/content/ui/calculator'
import { keepWords, keptWords } from '@/content/ui/device'
import { start } from '@/content/ui/start'
import { keptArticles, keptChecklists, keptStart } from '@/lib/device/kept'
import { isUntranslated } from '@/lib/site/is-untranslated'
import { localPath } from '@/lib/site/local-path'
import { offeredLinks } from '@/lib/site/offered'
import { localToday } from '@/lib/words/dates'
import { HistoryPanel } from '../calculator/history-panel'
import { answerLines } from '../start/answer-lines'
import { Icon } from '../ui/icon'
import { InEnglish } from '../ui/in-english'
import { Link } from '../ui/link'
import { KeptList } from './kept-list'

export type ArticleLink = { slug: string; href: string; title: string }

const history = {
  panel: { ...historyWords, ...keptWords.results },
  import: importWords,
  row: rowWords,
}
const icons = {
  download: <Icon name="download" />,
  upload: <Icon name="upload" />,
  trash: <Icon name="trash" />,
}

const readAll = () => ({
  articles: keptArticles.read(),
  checklists: keptChecklists.read(),
  start: keptStart.read(),
})
type Kept = ReturnType<typeof readAll>

/** `onDeleted`: after an attempt to delete; returns whether it succeeded. */
type ListProps<Kind extends keyof Kept> = { kept: Kept[Kind]; onDeleted: (done: boolean) => boolean }

type ArticlesProps = ListProps<'articles'> & { published: readonly ArticleLink[] }

function KeptArticles({ kept, published, onDeleted }: ArticlesProps) {
  const articles = kept.flatMap(({ slug, date }) => {
    const article = published.find(one => one.slug === slug)
    return article ? [{ ...article, date }] : []
  })
  return (
    <KeptList
      id="kept-articles"
      words={keptWords.articles}
      rows={articles.map(({ slug, href, title, date }) => ({
        id: slug,
        name: title,
        date,
        content: (
          <Link className="text-link font-semibold" href={href}>
            {isUntranslated(language, href) ? <InEnglish>{title}</InEnglish> : title}
          </Link>
        ),
      }))}
      table={() =>
        articles.map(({ date, title, href }) => [
          date,
          title,
          location.origin + (isUntranslated(language, href) ? href : localPath(href)),
        ])
      }
      onDelete={id => onDeleted(keptArticles.remove(id))}
    />
  )
}

function KeptChecklists({ kept, onDeleted }: ListProps<'checklists'>) {
  return (
    <KeptList
      id="kept-checklists"
      words={keptWords.checklists}
      rows={kept.map(({ path, title, items, language: written, date }) => ({
        id: path,
        name: title,
        date,
        content: (
          <div {...(written === language.code ? {} : { lang: written })}>
            {/* Not <Link>: the path has its language already. */}
            <a className="text-link font-semibold" href={path}>
              {title}
            </a>
            <ul className="list-disc pl-5">
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ),
      }))}
      table={() => kept.flatMap(({ date, title, items }) => items.map(item => [date, title, item]))}
      onDelete={id => onDeleted(keptChecklists.remove(id))}
    />
  )
}

function KeptAnswers({ kept, onDeleted }: ListProps<'start'>) {
  const answers = kept.map(({ date, ...choices }) => ({ date, choices, lines: answerLines(choices) }))
  return (
    <KeptList
      id="kept-start"
      words={keptWords.start}
      rows={answers.map(({ date, choices, lines }) => ({
        id: keptStart.idOf({ ...choices, date }),
        name: keptWords.start.heading,
        date,
        content: (
          <>
            <dl>
              {lines.map(([question, answer]) => (
                <div key={question}>
                  <dt className="note">{question}</dt>
                  <dd className="font-semibold">{answer}</dd>
                </div>
              ))}
            </dl>
            <ul className="mt-1 flex flex-wrap gap-x-6">
              {offeredLinks(start.readings[choices.symptom].links).map(({ href, text }) => (
                <li key={href}>
                  <Link className="text-link" href={href}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ),
      }))}
      table={() => answers.flatMap(({ date, lines }) => lines.map(line => [date, ...line]))}
      onDelete={() => onDeleted(keptStart.remove())}
    />
  )
}

/** Everything that is kept on this device. Another tab may change it. */
export function KeptContents({ articles }: { articles: readonly ArticleLink[] }) {
  const [kept, setKept] = useState(readAll)

  useEffect(() => {
    const refresh = () => setKept(readAll())
    addEventListener('storage', refresh)
    return () => removeEventListener('storage', refresh)
  }, [])

  function after(done: boolean): boolean {
    setKept(readAll())
    return done
  }

  return (
    <>
      <HistoryPanel result={null} today={localToday()} texts={history} icons={icons} lost={keepWords.lost} />
      <KeptArticles kept={kept.articles} published={articles} onDeleted={after} />
      <KeptChecklists kept={kept.checklists} onDeleted={after} />
      <KeptAnswers kept={kept.start} onDeleted={after} />
    </>
  )
}
