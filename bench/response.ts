import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Asked = { path: string; headers: Record<string, string> }
export type Answer = { headers: Record<string, string>; body: string }

/** Each server sets these by itself. */
const own = ['date', 'connection', 'keep-alive']

export function ask(address: string, { path, headers }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(new URL(path, address), { headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`))
      const kept = Object.entries(answer.headers).filter(([name]) => !own.includes(name))
      const told = Object.fromEntries(kept) as Record<string, string>
      buffer(answer).then(
        (body) => resolve({ headers: told, body: body.toString('base64') }),
        reject,
      )
    }).on('error', reject)
  })
}
