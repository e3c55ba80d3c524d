import { type GameRecord, LANGUAGES, RECORD_FORMAT } from '@potager/kernel';
import {
  CALL_RHYTHMS,
  type CallSettings,
  HTTP_CODES,
  type HttpProblem,
  type LobbyTable,
  type Me,
  type Mutes,
  type MyTables,
  NAME_PROBLEMS,
  type OverTables,
  type PersonalData,
  type PublicTables,
  type PushKey,
  type RecoveryCode,
  REPORT_REASONS,
  type TableLink,
} from '@potager/table';
import * as v from 'valibot';
import { keptSettings, type Same } from '../socket/schemas.ts';
import { anything, chair, type Loose, options, seat, seatSet, time, whole, status } from './answer-parts.ts';
import { HOST_ANSWERS, restriction } from './host-answers.ts';

/**
 * What the routes give, for the OpenAPI document. The last lines make the compiler compare these with the types in
 * packages/table, and openapi.test.ts holds what a server really answers against them.
 */
const anyObject = v.record(v.string(), anything);
const atLeast = <const E extends v.ObjectEntries>(entries: E) => v.objectWithRest(entries, anything);
const outcome = atLeast({ winners: v.array(seat), scores: v.array(whole) });

const lobbyTable = v.object({
  table: v.string(),
  game: v.string(),
  options,
  settings: keptSettings,
  status,
  seats: v.array(chair),
  watchers: whole,
  isHostHere: v.boolean(),
});

const myTable = v.object({
  ...lobbyTable.entries,
  mySeats: v.array(seat),
  awaited: seatSet,
  isMyTurn: v.boolean(),
  isMine: v.boolean(),
  at: time,
  since: time,
  clock: v.exactOptional(v.object({ left: v.array(v.number()), running: seatSet, at: time })),
  ending: v.exactOptional(
    v.object({
      reason: v.picklist(['outcome', 'resigned', 'abandoned', 'closed']),
      outcome: v.exactOptional(outcome),
      why: v.exactOptional(v.string()),
    }),
  ),
  isHidden: v.exactOptional(v.literal(true)),
});

const me = v.object({
  person: v.string(),
  name: v.string(),
  createdAt: time,
  isAccount: v.boolean(),
  isAdmin: v.exactOptional(v.literal(true)),
  isNameCleared: v.exactOptional(v.literal(true)),
  hasRecovery: v.boolean(),
  passkeys: v.array(v.object({ id: v.string(), createdAt: time, usedAt: v.exactOptional(time) })),
});

const gameRecord = v.object({
  format: v.literal(RECORD_FORMAT),
  game: v.string(),
  rules: whole,
  seats: whole,
  options,
  setup: anyObject,
  moves: v.array(v.object({ seat, move: v.string(), chance: v.exactOptional(anything) })),
  outcome: v.exactOptional(outcome),
  seed: v.exactOptional(v.string()),
  commitment: v.exactOptional(v.string()),
  proof: v.exactOptional(
    v.object({
      secret: v.string(),
      nonces: v.array(v.string()),
      skipped: v.array(v.tuple([whole, whole])),
      draws: v.exactOptional(v.literal('bySeat')),
    }),
  ),
});

const mute = v.object({ person: v.string(), name: v.string(), at: time });
const mutes = v.object({ mutes: v.array(mute) });

const ownReport = v.object({
  at: time,
  about: v.string(),
  reason: v.picklist(REPORT_REASONS),
  text: v.string(),
  table: v.string(),
  entry: v.exactOptional(whole),
});

const dayPart = v.object({ from: whole, to: whole });
const mailAddress = v.object({ address: v.string(), isConfirmed: v.boolean() });
const hookAbout = { table: v.exactOptional(v.string()), isForClub: v.exactOptional(v.literal(true)) };
const callSettings = v.object({
  offers: v.object({ push: v.boolean(), mail: v.boolean(), hooks: v.boolean() }),
  zone: v.string(),
  language: v.picklist(LANGUAGES),
  quiet: v.exactOptional(dayPart),
  rhythm: v.picklist(CALL_RHYTHMS),
  digestAt: whole,
  mail: v.exactOptional(mailAddress),
  hooks: v.array(v.object({ id: v.string(), site: v.string(), ...hookAbout })),
});

const personalData = v.object({
  me,
  sessions: v.array(v.object({ createdAt: time, seenAt: time })),
  pushes: v.array(v.string()),
  calls: v.object({
    zone: v.exactOptional(v.string()),
    language: v.exactOptional(v.picklist(LANGUAGES)),
    quiet: v.exactOptional(dayPart),
    rhythm: v.exactOptional(v.picklist(CALL_RHYTHMS)),
    digestAt: v.exactOptional(whole),
    mail: v.exactOptional(mailAddress),
    hooks: v.array(v.object({ id: v.string(), address: v.string(), ...hookAbout })),
  }),
  mutes: v.array(mute),
  reports: v.array(ownReport),
  tables: v.array(
    v.object({
      table: v.string(),
      game: v.string(),
      seats: v.array(seat),
      said: v.array(v.object({ at: time, text: v.string() })),
      record: v.exactOptional(gameRecord),
    }),
  ),
});

const httpProblem = v.object({
  error: v.object({
    code: v.picklist(HTTP_CODES),
    why: v.exactOptional(v.picklist(NAME_PROBLEMS)),
    detail: v.exactOptional(v.string()),
    ban: v.exactOptional(restriction),
    twice: v.exactOptional(
      v.object({
        ticket: v.string(),
        tables: v.array(v.object({ table: v.string(), game: v.string(), names: v.array(v.string()) })),
      }),
    ),
  }),
});

const recoveryCode = v.object({ code: v.string() });
const tableLink = v.object({ table: v.string() });
const myTables = v.object({ tables: v.array(myTable) });
const overTables = v.object({ tables: v.array(myTable), next: v.exactOptional(whole) });
const publicTables = v.object({ tables: v.array(lobbyTable) });
const pushKey = v.object({ key: v.string() });

/** By the names the document has for them. */
export const ANSWERS = {
  Me: me,
  /** With the code where there is a new one. */
  PasskeyAdded: v.object({ ...me.entries, code: v.exactOptional(v.string()) }),
  MeWithCode: v.object({ ...me.entries, ...recoveryCode.entries }),
  RecoveryCode: recoveryCode,
  TableLink: tableLink,
  TableSettings: keptSettings,
  Chair: chair,
  LobbyTable: lobbyTable,
  MyTable: myTable,
  MyTables: myTables,
  OverTables: overTables,
  PublicTables: publicTables,
  Outcome: outcome,
  GameRecord: gameRecord,
  PersonalData: personalData,
  PushKey: pushKey,
  CallSettings: callSettings,
  Mutes: mutes,
  /** WebAuthn says what else may be in these two. */
  PublicKeyCredentialCreationOptionsJSON: atLeast({
    rp: atLeast({ id: v.string(), name: v.string() }),
    user: atLeast({ id: v.string(), name: v.string(), displayName: v.string() }),
    challenge: v.string(),
    pubKeyCredParams: v.array(atLeast({ type: v.literal('public-key'), alg: whole })),
  }),
  PublicKeyCredentialRequestOptionsJSON: atLeast({ challenge: v.string(), rpId: v.string() }),
  OpenApi: atLeast({ openapi: v.string(), paths: anyObject, components: anyObject }),
  HttpProblem: httpProblem,
  ...HOST_ANSWERS,
} as const;

export type AnswerName = keyof typeof ANSWERS;

true satisfies Same<v.InferOutput<typeof me>, Loose<Me>>;
true satisfies Same<v.InferOutput<typeof myTables>, Loose<MyTables>>;
true satisfies Same<v.InferOutput<typeof overTables>, Loose<OverTables>>;
true satisfies Same<v.InferOutput<typeof publicTables>, Loose<PublicTables>>;
true satisfies Same<v.InferOutput<typeof lobbyTable>, Loose<LobbyTable>>;
true satisfies Same<v.InferOutput<typeof gameRecord>, Loose<GameRecord>>;
true satisfies Same<v.InferOutput<typeof personalData>, Loose<PersonalData>>;
true satisfies Same<v.InferOutput<typeof httpProblem>, Loose<HttpProblem>>;
true satisfies Same<v.InferOutput<typeof recoveryCode>, RecoveryCode>;
true satisfies Same<v.InferOutput<typeof tableLink>, TableLink>;
true satisfies Same<v.InferOutput<typeof pushKey>, PushKey>;
true satisfies Same<v.InferOutput<typeof callSettings>, Loose<CallSettings>>;
true satisfies Same<v.InferOutput<typeof mutes>, Loose<Mutes>>;
