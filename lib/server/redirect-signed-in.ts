import { type NextRequest, NextResponse } from 'next/server'
import { redirectIfSignedIn } from './redirect-if-signed-in'

/** The redirect of a release (lib/server/redirect-if-signed-in.ts), for Next's own servers. */
export async function redirectSignedIn(request: NextRequest): Promise<NextResponse> {
  const { location, cookies } = await redirectIfSignedIn(
    request.headers.get('cookie') ?? '',
    request.nextUrl.search,
    request.nextUrl.basePath,
  )
  const response =
    location === undefined ? NextResponse.next() : NextResponse.redirect(new URL(location, request.url), 307)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  if (location !== undefined || cookies.length > 0) response.headers.set('Cache-Control', 'private, no-store')
  return response
}
