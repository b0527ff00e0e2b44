import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { storeName } from './store-name.ts'

const bucket = {
  S3_BUCKET: 'pictures',
  S3_PREFIX: 'website/',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
}
const socket = 'postgres://wajha@/wajha?host=/run/postgresql'

test.each([
  [{}, 'SQLite'],
  [bucket, 'SQLite, pictures in pictures/website/'],
  [
    { DATABASE_URL: 'postgres://wajha:secret@db.example/wajha?sslmode=require' },
    'PostgreSQL at db.example:5432/wajha',
  ],
  [{ DATABASE_URL: 'postgresql://127.0.0.1:5432/wajha' }, 'PostgreSQL at localhost:5432/wajha'],
  [{ DATABASE_URL: 'postgres://localhost/wajha' }, 'PostgreSQL at localhost:5432/wajha'],
  [{ DATABASE_URL: socket }, 'PostgreSQL at /run/postgresql:5432/wajha'],
])('a store is named without its secrets: %j', (settings, name) => {
  expect(storeName(readConfig(settings))).toBe(name)
})
