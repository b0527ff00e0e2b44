import { findPackageJSON } from 'node:module'
import { join, resolve } from 'node:path'

/** Works from the source and from the bundle: workers run from their source. */
const folder = join(findPackageJSON(import.meta.url) ?? '', '../src/storage')

export const sourceFile = (file: string): string => resolve(folder, file)
