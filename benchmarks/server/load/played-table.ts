/** A table at which the load generator plays every seat. */
export interface PlayedTable {
  /**
   * Gives one random legal answer for whoever is asked, and resolves when every seat has heard of it. Tells the
   * milliseconds from sending it to its acknowledgement.
   */
  answer(): Promise<number>
}
