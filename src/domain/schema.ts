import { config, z } from 'zod'

/** Pages forbid compiling code while they run (content security policy), so zod must not try to. */
if (typeof document !== 'undefined') config({ jitless: true })

export { z }
