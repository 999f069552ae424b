/** The client's names for the types that are generated from the server's OpenAPI description. */
import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

export type Value = string | number;
export type Params = Record<string, Value>;
export type Lang = 'en' | 'pl';
export type Said = Schemas['InBoth'];
export type Problem = Schemas['ProblemInfo'];
export type Me = Schemas['Me'];
export type OptionInfo = Schemas['OptionInfo'];
export type GameInfo = Schemas['GameInfo'];
export type Wanted = Schemas['Wanted'];
export type Fitting = Schemas['Fitting'];
export type SeatChoice = Schemas['SeatChoice'];
export type NewTable = Schemas['NewTable'];
export type SeatChange = Schemas['SeatChange'];
export type SeatInfo = Schemas['SeatInfo'];
export type TableInfo = Schemas['TableInfo'];
export type TableCard = Schemas['TableCard'];
export type Reason = Schemas['Reason'];
export type Asked = Schemas['Asked'];
export type Question = Schemas['Question'];
export type View = Schemas['View'];
export type Draft = Schemas['Draft'];
export type Accepted = Schemas['Accepted'];
export type Hint = Schemas['Hint'];
export type Past = Schemas['Past'];
export type OptionPreview = Schemas['OptionPreview'];
export type PreviewFrame = Schemas['PreviewFrame'];
export type GameEvent = Schemas['Event'];
export type Undo = Schemas['Undo'];
export type ViewPart = Schemas['ViewPart'];
/** What one seat sees, whole. */
export type SeatPosition = Omit<Schemas['SeatPosition'], 'view' | 'changes'> & { view: View };
export type LessonStep = Schemas['LessonStep'];
export type PositionMessage = Schemas['PositionMessage'];
export type Position = Omit<PositionMessage, 'seats'> & { seats: SeatPosition[] };
export type ChatLine = Schemas['ChatLine'];
export type Replay = Schemas['Replay'];
export type ReviewInfo = Schemas['ReviewInfo'];
export type Inside = Schemas['Inside'];
export type ReviewWork = Schemas['ReviewWork'];
export type Verification = Schemas['Verification'];
export type Clause = Schemas['ClauseInfo'];
export type AidText = Schemas['AidText'];
export type RulesText = Schemas['RulesText'];
export type CardInfo = Schemas['CardInfo'];
export type ExampleInfo = Schemas['ExampleInfo'];
export type HouseTable = Schemas['HouseTable'];
export type HousePerson = Schemas['HousePerson'];
export type LobbyCard = Schemas['LobbyCard'];
export type ClockInfo = Schemas['ClockInfo'];
export type WaysIn = Schemas['WaysIn'];
export type WordInfo = Schemas['WordInfo'];
export type PastGame = Schemas['PastGame'];
export type MyResults = Schemas['MyResults'];
export type ServerMessage = Schemas['ServerMessage'];

type Ref<T> = T extends { ref?: unknown } ? Omit<T, 'ref'> : T;
/** A message to the server; its number is added when it is sent. */
export type ClientMessage = Ref<Schemas['ClientMessage']>;

/** A zone: components, hidden ones as null, perhaps in parts (by seat, by place). */
export type Zone = (string | null)[] | Zone[];
