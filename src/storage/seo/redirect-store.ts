import type { Insertable } from 'kysely'
import { type Message, messages } from '../../domain/messages.ts'
import { Problem, type ProblemCode } from '../../domain/problem.ts'
import {
  type ListedRedirect,
  type NewRedirect,
  type Redirect,
  redirectLimits,
  type WrongLines,
  withoutOwnHost,
} from '../../domain/seo/redirect.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import { feedAsked, isOldSitemap, pathsAskedFor } from '../../domain/seo/old-address.ts'
import { siteAddress, type SiteTarget } from '../../domain/seo/site-address.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import {
  findRedirect,
  findRedirects,
  insertRedirects,
  lockRedirects,
  redirectCount,
  toRedirect,
} from './redirect-rows.ts'
import { openSiteAddresses, type SiteAddresses } from './site-addresses.ts'

type Lead = { id: number | undefined; address: string }
export type RedirectUse = { id: number; count: number; at: Date }

type Refusal = { code: ProblemCode; field: 'path' | 'target'; sentence: Message }
const taken: Refusal = {
  code: 'address-taken',
  field: 'path',
  sentence: messages.addressTaken,
}
const answered: Refusal = {
  code: 'address-answers',
  field: 'path',
  sentence: messages.addressAnswers,
}
const leadsNowhere: Refusal = {
  code: 'invalid-input',
  field: 'target',
  sentence: messages.leadsNowhere,
}

const mostHops = 10
const feedPath = '/feed.xml'
const sitemapPath = '/sitemap.xml'
const unled: SiteTarget['kind'][] = ['reserved', 'unknown']
const kindAt = (path: string) => siteAddress(path).target.kind

export function createRedirectStore({ db, engine, writeQuietly }: Database) {
  return {
    async list(page: number, perPage: number): Promise<{ redirects: Redirect[]; total: number }> {
      const rows = await db
        .selectFrom('redirects')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { redirects: rows.map(toRedirect), total: await redirectCount(db) }
    },

    /** Throws Problem('address-taken'), Problem('address-answers') or Problem('invalid-input'). */
    add: (redirect: NewRedirect, edit: Edit): Promise<Redirect> =>
      writeQuietly(edit.right, async (trx) => {
        await lockRedirects(trx, engine)
        await refuseSurplus(trx, 1, 'path')
        const refusal = await refusalOf(trx, await openSiteAddresses(trx), redirect)
        if (refusal) throw problemOf(refusal)
        const [added] = await insertRedirects(trx, [redirect])
        audit(trx, edit, 'redirect-added', added?.id ?? '', { name: redirect.path })
        return added as Redirect
      }),

    /** All or none; `wrong` is what could not be read. Throws Problem('invalid-input'), by line. */
    addAll(listed: ListedRedirect[], wrong: WrongLines, edit: Edit): Promise<number> {
      return writeQuietly(edit.right, async (trx) => {
        await lockRedirects(trx, engine)
        refuseLines({ ...wrong, ...(await refusedLines(trx, listed)) })
        await refuseSurplus(trx, listed.length, 'list')
        const count = (await insertRedirects(trx, listed)).length
        if (count > 0) audit(trx, edit, 'redirects-imported', '', { count })
        return count
      })
    },

    /** Returns the trash id. Throws Problem('not-found'). */
    remove: (id: number, edit: Edit): Promise<number> =>
      writeQuietly(edit.right, (trx) => removeRedirect(trx, id, edit)),

    /**
     * The path belongs to the site at `origin`, and any redirects in between are followed;
     * undefined where it leads nowhere. A topic has a feed of its own.
     */
    async addressFrom(asked: string, origin: string): Promise<Lead | undefined> {
      const feed = feedAsked(asked)
      if (!feed) {
        const lead = await leadFrom(db, pathsAskedFor(asked), origin)
        return lead ?? (isOldSitemap(asked) ? { id: undefined, address: sitemapPath } : undefined)
      }
      const list = await leadFrom(db, [asked, ...pathsAskedFor(feed.list)], origin)
      if (list && siteAddress(list.address).target.kind === 'topic') {
        return { ...list, address: `${list.address}${feedPath}` }
      }
      // A list may begin as a language does, as "/tag/wheels/feed".
      return leadFrom(db, [asked, feed.feed, '/feed'], origin)
    },

    async countUses(uses: RedirectUse[]): Promise<void> {
      await writeQuietly('visitor', async (trx) => {
        for (const { id, count, at } of uses) {
          await trx
            .updateTable('redirects')
            .set((eb) => ({ uses: eb('uses', '+', count), used_at: at.toISOString() }))
            .where('id', '=', id)
            .execute()
        }
      })
    },
  }
}

async function leadFrom(db: Db, paths: string[], origin: string): Promise<Lead | undefined> {
  const [asked, ...others] = paths
  const stored = await findRedirects(db, paths)
  const own = others.filter(
    (path) => path !== asked && !path.startsWith('/?') && !unled.includes(kindAt(path)),
  )
  if (stored.length === 0 && own.length === 0) return undefined
  const site = await openSiteAddresses(db)

  async function end(first: Redirect): Promise<string | undefined> {
    let next: Redirect | undefined = first
    for (let hop = 0; next && hop < mostHops; hop++) {
      const target = withoutOwnHost(next.target, origin)
      const address = target && (await site.presentAddress(first.path, target))
      if (address !== undefined) return address
      next = target?.kind === 'path' ? await findRedirect(db, target.path) : undefined
    }
    return undefined
  }

  for (const redirect of stored) {
    const address = await end(redirect)
    if (address !== undefined) return { id: redirect.id, address }
  }
  for (const path of own) {
    const address = await site.presentAddress(path, { kind: 'path', path })
    if (address !== undefined) return { id: undefined, address }
  }
  return undefined
}

export async function restoreRedirect(trx: Trx, id: number, previous: Values): Promise<void> {
  const row = { ...previous, id } as Insertable<Tables['redirects']>
  const site = await openSiteAddresses(trx)
  if (await site.answers(row.path)) throw new Problem(answered.code)
  await refuseSurplus(trx, 1, 'path')
  const restored = { ...row, target: JSON.stringify(previous.target) }
  await onDuplicate(trx.insertInto('redirects').values(restored).execute(), new Problem(taken.code))
}

async function removeRedirect(trx: Trx, id: number, edit: Edit): Promise<number> {
  const row = await trx
    .deleteFrom('redirects')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Problem('not-found')
  const { id: _id, target, ...columns } = row
  const previous = { ...columns, target: JSON.parse(target) }
  return recordRemoval(trx, { kind: 'redirect', id, previous, edit })
}

async function refusalOf(
  db: Db,
  site: SiteAddresses,
  { path, target }: NewRedirect,
): Promise<Refusal | undefined> {
  if (await site.answers(path)) return answered
  if (await findRedirect(db, path)) return taken
  return (await site.presentAddress(path, target)) === undefined ? leadsNowhere : undefined
}

/** The second of two lines with one old address is wrong. */
async function refusedLines(trx: Trx, listed: ListedRedirect[]): Promise<WrongLines> {
  const site = await openSiteAddresses(trx)
  const wrong: WrongLines = {}
  const seen = new Set<string>()
  for (const redirect of listed) {
    const { line, path } = redirect
    const refusal = seen.has(path) ? taken : await refusalOf(trx, site, redirect)
    if (refusal) wrong[line] = refusal.sentence
    seen.add(path)
  }
  return wrong
}

function refuseLines(wrong: WrongLines): void {
  const named = Object.entries(wrong).map(([line, sentence]) => [`lines.${line}`, sentence])
  if (named.length > 0) throw new Problem('invalid-input', { fields: Object.fromEntries(named) })
}

async function refuseSurplus(trx: Trx, added: number, field: string): Promise<void> {
  if ((await redirectCount(trx, 0)) + added <= redirectLimits.redirects) return
  throw new Problem('invalid-input', { fields: { [field]: messages.linksTooMany } })
}

function problemOf({ code, field, sentence }: Refusal): Problem {
  return new Problem(code, { fields: { [field]: sentence } })
}
