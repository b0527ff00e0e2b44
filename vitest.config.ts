import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/e2e/**'],
    globalSetup: 'tests/support/global-services.ts',
    reporters: 'default',
    // Part of the look's sheet; other style sheets are blank here.
    css: { include: /ui\/looks\// },
    // A limit for what hangs: a busy machine takes several times as long.
    testTimeout: 60_000,
    // No file leaves anything behind in its modules, and reading them anew for each takes a third of the time.
    isolate: false,
    // The tests wait for disks and databases more than they compute.
    maxWorkers: 3,
  },
})
