// What the operator can see from outside: counters and durations in Prometheus's format.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof makeMetrics>;

const seconds = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2, 5];

/** The metrics of one node, in a registry of their own. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    choices: new Counter({
      name: "hetman_steps_total",
      help: "Accepted submissions.",
      labelNames: ["game"],
      registers,
    }),
    refused: new Counter({
      name: "hetman_refusals_total",
      help: "Refused requests and messages.",
      labelNames: ["code"],
      registers,
    }),
    commit: new Histogram({
      name: "hetman_commit_seconds",
      help: "From submission to durable.",
      buckets: seconds,
      registers,
    }),
    wake: new Histogram({ name: "hetman_wake_seconds", help: "Waking a table.", buckets: seconds, registers }),
    bot: new Histogram({
      name: "hetman_bot_seconds",
      help: "A bot's answer.",
      labelNames: ["level"],
      buckets: seconds,
      registers,
    }),
    conflicts: new Counter({ name: "hetman_conflicts_total", help: "Steps another node was faster with.", registers }),
    awake: new Gauge({ name: "hetman_tables_awake", help: "Tables in memory.", registers }),
    sockets: new Gauge({ name: "hetman_sockets", help: "Open connections.", registers }),
    notices: new Counter({
      name: "hetman_notices_total",
      help: "Notices by channel and outcome.",
      labelNames: ["channel", "outcome"],
      registers,
    }),
    reports: new Counter({ name: "hetman_reports_total", help: "Complaints about people.", registers }),
  };
}
