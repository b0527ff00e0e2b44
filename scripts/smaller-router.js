/**
 * Functions of the router that no page needs, with what each gives back instead: with the conditions
 * below, 6 KB of every first view (decision 065). The build ends if one of them is not there any more.
 */
const replacements = {
  'router/router': {
    // Routes are all known from the start (`routeDiscovery` in `react-router.config.ts`).
    checkFogOfWar: '{ active: false, matches: null }',
    discoverRoutes: 'undefined',
    patchRoutes: 'undefined',
    _internalSetRoutes: 'undefined',
    // The router is hydrated with a strategy of its own.
    defaultDataStrategyWithMiddleware: 'undefined',
    // Nothing observes the router.
    getInstrumentationNavigateMeta: 'undefined',
    // Pages load and send by navigations alone.
    fetch: 'undefined',
    getFetcher: 'undefined',
    resetFetcher: 'undefined',
    deleteFetcher: 'undefined',
    queueFetcherForDeletion: 'undefined',
    abortFetcher: 'undefined',
    markFetchRedirectsDone: 'false',
    abortStaleFetchLoads: 'false',
    getUpdatedRevalidatingFetchers: 'undefined',
    // Changes of pages are not animated.
    restoreAppliedTransitions: 'undefined',
    persistAppliedTransitions: 'undefined',
  },
  'router/instrumentation': {
    instrumentClientSideRouter: 'undefined',
    getRouteInstrumentationUpdates: 'undefined',
    consumeInstrumentationClientResultMetaReceiver: 'undefined',
  },
  'dom/ssr/fog-of-war': {
    useFogOFWarDiscovery: 'undefined',
    isFogOfWarEnabled: 'false',
    getPatchRoutesOnNavigationFunction: 'undefined',
    getPartialManifest: 'undefined',
  },
  // A link loads nothing before it is followed.
  'dom/ssr/components': { usePrefetchBehavior: '[false, null, {}]', PrefetchPageLinks: 'null' },
  'dom/ssr/single-fetch': {
    singleFetchLoaderFetcherStrategy: 'undefined',
    nonSsrStrategy: 'undefined',
  },
  // Modules are replaced while developing alone, which this plugin leaves as it is.
  'dom/ssr/routes': {
    wrapShouldRevalidateForHdr: 'undefined',
    createClientRoutesWithHMRRevalidationOptOut: 'undefined',
  },
  // There are no server components.
  'lib/hooks': { RSCErrorHandler: 'undefined' },
  'lib/errors': {
    decodeRouteErrorResponseDigest: 'undefined',
    decodeRedirectErrorDigest: 'undefined',
  },
}

/** Conditions of the same, with their values here. */
const conditions = {
  'router/router': {
    'if (isFogOfWar)': 'if (false)',
    'if (init.instrumentations)': 'if (false)',
    '!init.dataStrategy &&': 'false &&',
    'fetchLoadMatches.forEach((f, key)': 'false && fetchLoadMatches.forEach((f, key)',
    'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)':
      'if (false)',
    'if (pendingViewTransitionEnabled)': 'if (false)',
  },
  'lib/components': {
    'if (!viewTransitionOpts || !isViewTransitionAvailable)': 'if (true)',
    'if (vtContext.isTransitioning && !vtContext.flushSync)': 'if (false)',
    'if (renderDfd && pendingState && router.window)': 'if (false)',
    'if (renderDfd && pendingState && state.location.key === pendingState.location.key)':
      'if (false)',
    'if (!vtContext.isTransitioning && interruption)': 'if (false)',
  },
}

/** Uses of what is left out: they would fail in the built product alone. */
const uses = /\b(useFetchers?|PrefetchPageLinks|navigate: false|(prefetch|viewTransition)[:=])/

/** @returns {import('vite').Plugin[]} */
export function smallerRouter() {
  const files = Object.keys({ ...replacements, ...conditions })
  const ofClient = { apply: 'build', applyToEnvironment: ({ name }) => name === 'client' }
  return [
    {
      name: 'smaller-router',
      ...ofClient,
      transform: {
        filter: { id: new RegExp(`react-router/dist/.+/(${files.join('|')})\\.js$`) },
        handler(code, id) {
          const file = files.find((file) => id.endsWith(`${file}.js`))
          const decided = Object.entries(conditions[file] ?? {}).reduce(withCondition, code)
          const lean = Object.entries(replacements[file] ?? {}).reduce(withFunction, decided)
          return { code: lean, map: null }
        },
      },
    },
    {
      name: 'smaller-router-uses',
      enforce: 'pre',
      ...ofClient,
      transform: {
        filter: { id: /\/src\/.+\.tsx?$/, code: uses },
        handler(code) {
          const [use] = uses.exec(code)
          this.error(`${use} needs what scripts/smaller-router.js leaves out of the router`)
        },
      },
    },
  ]
}

/** The bundler leaves out what stood in it, which nothing calls. */
function withFunction(code, [name, value]) {
  const parts = code.split(new RegExp(`(async )?function ${name}\\(`))
  if (parts.length !== 3) throw new Error(`smaller-router.js: no ${name} in the router`)
  const [before, isAsync = '', after] = parts
  return `${before}function ${name}() { return ${value} }\n${isAsync}function ${name}Before(${after}`
}

function withCondition(code, [condition, value]) {
  if (!code.includes(condition)) throw new Error(`smaller-router.js: no ${condition} in the router`)
  return code.replaceAll(condition, value)
}
