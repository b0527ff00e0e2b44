/**
 * Browsers remember until the page is loaded anew that a module could not be fetched. What imports the
 * later parts of pages therefore fetches their files first, and imports them once all have come, out
 * of the browser's cache: a part that failed can be asked for again (decision 096).
 *
 * @returns {import('vite').Plugin}
 */
export function lastingImports() {
  return {
    name: 'lasting-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        [
          'const coming = new Map()',
          importPart,
          ready,
          fetched,
          styled,
          'export { importPart as __vitePreload }',
        ].join('\n'),
    },
  }
}

/* oxlint-disable no-undef -- these run in browsers */

async function importPart(load, files = []) {
  await Promise.all(files.map((file) => ready(`/${file}`)))
  return load()
}

function ready(address) {
  const known = coming.get(address)
  if (known) return known
  const begun = address.endsWith('.css') ? styled(address) : fetched(address)
  coming.set(address, begun)
  begun.catch(() => coming.delete(address))
  return begun
}

async function fetched(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  await answer.blob()
}

async function styled(address) {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${address} did not come`))
    })
    document.head.append(link)
  })
}
