import { type Kysely, sql } from 'kysely'

export const name = '065-message-traces'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table message_traces (
    message_id integer not null references messages (id) on delete cascade,
    trace integer not null, primary key (message_id, trace))`.execute(db)
  await sql`create index message_traces_trace on message_traces (trace, message_id)`.execute(db)
}
