/**
 * Functions of the router that no page needs, with what each gives back instead: 2 KB of every first
 * view (decision 065). The build ends if one of them is not there any more.
 */
const replacements = {
  // Routes are all known from the start (`routeDiscovery` in `react-router.config.ts`).
  'dom/ssr/fog-of-war': {
    useFogOFWarDiscovery: 'undefined',
    isFogOfWarEnabled: 'false',
    getPatchRoutesOnNavigationFunction: 'undefined',
    getPartialManifest: 'undefined',
  },
  // Nothing observes the router.
  'router/instrumentation': {
    instrumentClientSideRouter: 'undefined',
    getRouteInstrumentationUpdates: 'undefined',
    consumeInstrumentationClientResultMetaReceiver: 'undefined',
  },
}

/** @returns {import('vite').Plugin} */
export function smallerRouter() {
  return {
    name: 'smaller-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: {
        id: new RegExp(`react-router/dist/.+/(${Object.keys(replacements).join('|')})\\.js$`),
      },
      handler(code, id) {
        const [, functions] = Object.entries(replacements).find(([file]) =>
          id.endsWith(`${file}.js`),
        )
        return { code: Object.entries(functions).reduce(replaced, code), map: null }
      },
    },
  }
}

/** The bundler leaves out what stood in it, which nothing calls. */
function replaced(code, [name, value]) {
  const start = `function ${name}(`
  if (code.split(start).length !== 2) throw new Error(`smaller-router.js: no ${name} in the router`)
  return code.replace(start, `function ${name}() { return ${value} }\nfunction ${name}Before(`)
}
