import { describe, expect, test } from 'vitest'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import { engines, openedStorage } from '../../../tests/support/storages.ts'
import { missingLimits } from '../../domain/seo/missing-address.ts'

const asked = { path: '/prices', count: 2, fromHost: 'old.example', at: today }

describe.each(engines)('addresses that were asked for in vain on %s', (engine) => {
  test('are counted, with the last host that led there (SEO-5)', async () => {
    const { missingAddresses } = await openedStorage(engine)
    await missingAddresses.count([asked, { ...asked, path: '/jobs', count: 9 }])
    await missingAddresses.count([{ ...asked, count: 3, fromHost: '', at: hoursLater(1) }])
    const { addresses, total } = await missingAddresses.list(1, 10)
    expect(total).toBe(2)
    expect(addresses).toMatchObject([
      { path: '/jobs', count: 9 },
      {
        path: '/prices',
        count: 5,
        firstAt: today,
        lastAt: hoursLater(1),
        fromHost: 'old.example',
      },
    ])
  })

  test('are a thousand at most, and a scan drives out none that people ask for', async () => {
    const { missingAddresses } = await openedStorage(engine)
    await missingAddresses.count([asked])
    const scan = Array.from({ length: missingLimits.addresses + 50 }, (_, index) => ({
      ...asked,
      path: `/scan/${index}`,
      count: 1,
      at: hoursLater(1),
    }))
    await missingAddresses.count(scan)
    const { addresses, total } = await missingAddresses.list(1, 1)
    expect(total).toBe(missingLimits.addresses)
    expect(addresses).toMatchObject([{ path: '/prices' }])
  })

  test('keep their places while a page leads there, however many others are asked for', async () => {
    const { missingAddresses } = await openedStorage(engine)
    const flood = Array.from({ length: missingLimits.addresses }, (_, index) => ({
      path: `/scan/${index}`,
      count: 9,
      fromHost: '',
      at: hoursLater(1),
    }))
    const linked = Array.from({ length: missingLimits.linked + 1 }, (_, index) => ({
      ...asked,
      path: `/linked/${index}`,
      count: 1,
      at: hoursLater(index),
    }))
    await missingAddresses.count(linked)
    await missingAddresses.count(flood)
    const lists = await Promise.all(
      Array.from({ length: 10 }, (_, index) => missingAddresses.list(index + 1, 100)),
    )
    const paths = lists.flatMap(({ addresses }) => addresses.map(({ path }) => path))
    expect(paths).toHaveLength(missingLimits.addresses)
    expect(paths.filter((path) => path.startsWith('/linked/'))).toHaveLength(missingLimits.linked)
    expect(paths).not.toContain('/linked/0')
  })

  test('are dismissed all at once', async () => {
    const { missingAddresses } = await openedStorage(engine)
    await missingAddresses.count([asked, { ...asked, path: '/jobs' }])
    expect(await missingAddresses.dismissAll(byLayla())).toBe(2)
    expect(await missingAddresses.list(1, 10)).toEqual({ addresses: [], total: 0 })
    expect(await missingAddresses.dismissAll(byLayla())).toBe(0)
  })

  test('are forgotten after 90 days without anybody asking', async () => {
    const { missingAddresses } = await openedStorage(engine)
    await missingAddresses.count([asked, { ...asked, path: '/jobs', at: hoursLater(48) }])
    await missingAddresses.purge(hoursLater(24 * missingLimits.days + 1))
    const { addresses } = await missingAddresses.list(1, 10)
    expect(addresses).toMatchObject([{ path: '/jobs' }])
  })

  test('leave the list when they are dismissed or lead on', async () => {
    const { missingAddresses, redirects } = await openedStorage(engine)
    await missingAddresses.count([asked, { ...asked, path: '/jobs', count: 9 }])
    await missingAddresses.dismiss(1, byLayla())
    await expect(missingAddresses.dismiss(1, byLayla())).rejects.toThrow('not-found')
    await redirects.add({ path: '/jobs', target: { kind: 'home' } }, byLayla())
    expect(await missingAddresses.list(1, 10)).toEqual({ addresses: [], total: 0 })
  })
})
