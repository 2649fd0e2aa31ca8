/** For those who run the core of a server in surroundings of their own. */
export { type Alarm, type Clock } from '../around/clock.ts'
export type { Randomness } from '../around/randomness.ts'
export { askedBots, type Company } from '../bots/asked-bots.ts'
export { type DealGamesWanted, EACH_ADDRESS, type StoredDeal, type StoredDealGame } from '../deals/stored-deal.ts'
export { dueOf } from '../clocks/stored-pace.ts'
export { GameCatalog } from '../game-catalog.ts'
export { read } from '../http/bind-routes.ts'
export { type Call, idOf, somebody } from '../http/call.ts'
export type { Visitor } from '../http/guests.ts'
export { Keyring } from '../http/keyring.ts'
export type { Line } from '../http/line.ts'
export { STREAMS } from '../http/stream-pools.ts'
export { tableHandlers, type TableHandlers } from '../http/table-handlers.ts'
export { Following } from '../nodes/following.ts'
export { LeasedDuties } from '../nodes/leased-duties.ts'
export type { Lease, Leases } from '../nodes/leases.ts'
export type { Nodes } from '../nodes/nodes.ts'
export { type Channel, NoticeBus } from '../nodes/notice-bus.ts'
export { Refusal } from '../refusal.ts'
export { MailLinks } from '../reminders/mail-links.ts'
export type { MailDoors } from '../reminders/mail-pages.ts'
export type { Letter, MailSender, Posting } from '../reminders/mail-sender.ts'
export type { Delivery, PushNotice } from '../reminders/push-sender.ts'
export {
  mailDoors,
  type ReminderHandlers,
  reminderHandlers,
  type ReminderServices,
} from '../reminders/reminder-handlers.ts'
export type {
  Channel as ReminderChannel,
  DueReminder,
  DueWanted,
  ReminderStore,
  StoredMail,
  StoredPush,
  Turn,
} from '../reminders/reminder-store.ts'
export { Reminders } from '../reminders/reminders.ts'
export { dayOf } from '../store/day.ts'
export { peopleAt, type PersonStanding } from '../store/people-at.ts'
export { ticketIn } from '../store/rows.ts'
export { AT_TABLES, type Patience } from '../store/postgres/patience.ts'
export { StaleTable } from '../store/stale-table.ts'
export type * from '../store/store.ts'
export { type Attendance, type Standing, standingOf } from '../tables/audiences.ts'
export type { Desk } from '../tables/desk.ts'
export { newGame, type PlayedTable, wakeGame } from '../tables/played-table.ts'
export type { Report } from '../tables/surroundings.ts'
export { tableStateFor } from '../tables/table-state.ts'
export { ticketFor } from '../tables/ticket.ts'
export { type Core, openCore } from './core.ts'
