import { isSearchShortcut } from '@/lib/search/shortcut'

const onPlatform = (name: string) => jest.spyOn(navigator, 'platform', 'get').mockReturnValue(name)
const pressed = (key: string, held: 'ctrlKey' | 'metaKey' | null) =>
  isSearchShortcut(new KeyboardEvent('keydown', { key, ...(held && { [held]: true }) }))

test.each([
  ['Linux x86_64', 'ctrlKey', 'metaKey'],
  ['Win32', 'ctrlKey', 'metaKey'],
  ['MacIntel', 'metaKey', 'ctrlKey'],
  ['iPhone', 'metaKey', 'ctrlKey'],
  ['iPad', 'metaKey', 'ctrlKey'],
] as const)('on %s K opens the search with %s, not with %s', (platform, right, wrong) => {
  onPlatform(platform)
  expect(pressed('k', right)).toBe(true)
  expect(pressed('k', wrong)).toBe(false)
  expect(pressed('k', null)).toBe(false)
  expect(pressed('j', right)).toBe(false)
})
