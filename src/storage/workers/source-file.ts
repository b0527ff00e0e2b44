import { findPackageJSON } from 'node:module'
import { join, resolve } from 'node:path'

/** Found alike from here and from the bundle: workers run from their source, as the server does. */
const folder = join(findPackageJSON(import.meta.url) ?? '', '../src/storage')

/** The address of a worker's file, named from `src/storage`. */
export const sourceFile = (file: string): string => resolve(folder, file)
