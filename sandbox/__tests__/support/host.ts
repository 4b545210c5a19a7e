import { request } from 'node:http'

/** The status of the answer to a request with another Host header, which `fetch` cannot send. */
export const statusForHost = (address: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(address, { headers: { host } }, answer => resolve(answer.resume().statusCode))
    sent.once('error', reject).end()
  })
