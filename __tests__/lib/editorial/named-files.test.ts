/** @jest-environment node */
import { fragmentFindings } from '@/lib/editorial/fragments'
import { namedFileFindings } from '@/lib/editorial/named-files'

test('a film, its captions or a picture that is not in public/ is named by file and field', () => {
  const texts = [
    { path: 'stations.0.file.src', text: '/tour/nowhere.mp4' },
    { path: 'stations.0.file.captions.en', text: '/tour/door.en.vtt' },
    { path: 'portrait', text: '/photos/face.webp' },
    { path: 'link', text: '/about' },
    { path: 'text', text: 'See /tour/nowhere.mp4 there.' },
  ]
  expect(namedFileFindings('content/about.ts', texts, path => path === '/tour/door.en.vtt')).toEqual([
    'content/about.ts stations.0.file.src: public/tour/nowhere.mp4 does not exist',
    'content/about.ts portrait: public/photos/face.webp does not exist',
  ])
})

test('a link to a place that its page does not have is named once', () => {
  const pages = new Map([
    [
      '/',
      {
        text: '',
        source: '<a href="/prices#terms">a</a><a href="/prices#nowhere">b</a><a href="/prices#nowhere">c</a>',
      },
    ],
    ['/prices', { text: '', source: '<h2 id="terms">Terms</h2>' }],
  ])
  expect(fragmentFindings(pages)).toEqual(['/: links to /prices#nowhere, but /prices has no such place'])
})
