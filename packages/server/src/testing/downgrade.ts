import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from '../storage/migrations.ts';

/** For tests: the same database as a program had left it that knew the first so many steps of the schema. */
export function downgrade(file: string, version: number): void {
  const newer = `${file}.newer`;
  const closing = new DatabaseSync(file);
  closing.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  closing.close();
  renameSync(file, newer);
  const database = new DatabaseSync(file);
  for (const step of migrations.slice(0, version)) database.exec(step);
  database.prepare('ATTACH ? AS newer').run(newer);
  database.exec('PRAGMA foreign_keys = OFF');
  for (const { name } of database.prepare("SELECT name FROM main.sqlite_master WHERE type = 'table'").all()) {
    const columns = database.prepare(`PRAGMA main.table_info(${String(name)})`).all();
    const list = columns.map((column) => String(column['name'])).join(', ');
    database.exec(`INSERT INTO main.${String(name)} (${list}) SELECT ${list} FROM newer.${String(name)}`);
  }
  database.exec(`DETACH newer; PRAGMA user_version = ${version}`);
  database.close();
  rmSync(newer);
}
