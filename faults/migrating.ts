import { openDatabase } from '../src/storage/engine/database.ts'
import { migrate } from '../src/storage/engine/migrate.ts'

// A process that migrates the database it is told, as a start does.
const [where = ''] = process.argv.slice(2)
const database = openDatabase(where)
try {
  await database.withoutTimeout((patient) => migrate(patient))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
await database.close()
