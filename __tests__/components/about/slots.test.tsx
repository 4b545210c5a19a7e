import { render, screen } from '@testing-library/react'
import { AboutTour } from '@/components/about/about-tour'
import { Credentials } from '@/components/about/credentials'
import type { Station } from '@/content/about'
import { about } from '@/content/about'
import type { PhotoName } from '@/lib/pictures/photos'
import { sampleProvider } from '../../support/clinic'

jest.mock('@/lib/pictures/art', () => {
  const { art } = jest.requireActual('@/lib/pictures/art')
  const photo = (name: string) => ({
    src: `/photos/${name}-960.webp`,
    width: 960,
    height: 640,
    sources: [
      { type: 'image/avif', srcSet: `/photos/${name}-480.avif 480w, /photos/${name}-960.avif 960w` },
      { type: 'image/webp', srcSet: `/photos/${name}-480.webp 480w, /photos/${name}-960.webp 960w` },
    ],
  })
  return {
    art: { ...art, 'photo-face': photo('face'), 'photo-desk': photo('desk'), 'photo-door': photo('door') },
  }
})

/** The type knows only the photos that exist. */
const named = (name: string) => name as PhotoName

const withFiles: readonly Station[] = about.tour.stations.map((station, index) =>
  index % 2 === 0
    ? { ...station, file: { photo: named('desk'), alt: 'The desk by day' } }
    : {
        ...station,
        file: {
          src: '/tour/door.mp4',
          width: 1280,
          height: 720,
          alt: 'From the door to the desk',
          poster: named('door'),
          captions: { en: '/tour/door.en.vtt', es: '/tour/door.es.vtt' },
        },
      },
)

test('a stop without its file shows its words, and says nothing of what is missing', () => {
  const stations: readonly Station[] = about.tour.stations.map(station => ({ ...station, file: null }))
  const { container } = render(<AboutTour {...about.tour} stations={stations} />)
  const stops = screen.getAllByRole('listitem')
  expect(stops.map(stop => stop.textContent)).toEqual(stations.map(({ title, text }) => title + text))
  expect(container.querySelector('.stations :is(img, video)')).toBeNull()
})

test('a photo comes in the sizes that were made of it', () => {
  const { container } = render(<AboutTour {...about.tour} stations={withFiles} />)
  const photos = screen.getAllByRole('img', { name: 'The desk by day' })
  expect(photos).toHaveLength(3)
  expect(photos[0]).toHaveAttribute('src', '/photos/desk-960.webp')
  expect(container.querySelector('.stations source')).toHaveAttribute(
    'srcset',
    expect.stringContaining('480w'),
  )
})

test('a film has its still and its captions, and loads nothing before it is played', () => {
  const { container } = render(<AboutTour {...about.tour} stations={withFiles} />)
  const film = container.querySelector('video')
  expect(film).toHaveAttribute('poster', '/photos/door-960.webp')
  expect(film).toHaveAttribute('preload', 'none')
  const tracks = [...(film?.querySelectorAll('track') ?? [])]
  expect(tracks.map(track => [track.srclang, track.getAttribute('src'), track.default])).toEqual([
    ['en', '/tour/door.en.vtt', true],
    ['es', '/tour/door.es.vtt', false],
  ])
})

test('a portrait shows the person; without one nothing says that it is missing', () => {
  const { rerender } = render(<Credentials person={sampleProvider} draft={false} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByText(/photograph|portrait/i)).toBeNull()
  rerender(
    <Credentials
      person={{ ...sampleProvider, portrait: { photo: named('face'), alt: 'The provider at his desk' } }}
      draft={false}
    />,
  )
  expect(screen.getByRole('img', { name: 'The provider at his desk' })).toBeVisible()
})
