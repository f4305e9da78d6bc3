// What the operator can see from outside: counters, durations and states in Prometheus's format. docs/monitoring has
// alert rules and a dashboard made of them.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof makeMetrics>;

const seconds = [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2, 5];

/** The metrics of one node, in a registry of their own. */
export function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return { registry, ...countersIn(registry), ...timesIn(registry), ...statesIn(registry) };
}

function countersIn(registry: Registry) {
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> =>
    new Counter({ name: `hetman_${name}_total`, help, labelNames, registers });
  return {
    choices: counter("steps", "Accepted submissions.", "game"),
    refused: counter("refusals", "Refused requests and messages.", "code"),
    conflicts: counter("conflicts", "Steps another node was faster with."),
    botFailures: counter("bot_failures", "Answers of bots that failed and were replaced."),
    notices: counter("notices", "Notices by channel and outcome.", "channel", "outcome"),
    failedSignIns: counter("failed_sign_ins", "Sign-ins to an account that failed."),
    reports: counter("reports", "Complaints about people."),
  };
}

function timesIn(registry: Registry) {
  const registers = [registry];
  const times = <L extends string>(name: string, help: string, ...labelNames: L[]): Histogram<L> =>
    new Histogram({ name: `hetman_${name}_seconds`, help, labelNames, buckets: seconds, registers });
  return {
    commit: times("commit", "From submission to durable."),
    wake: times("wake", "Waking a table."),
    bot: times("bot", "A bot's answer.", "level"),
    http: times("http", "Answering a request.", "route", "status"),
    message: times("message", "Answering a socket's message.", "type"),
  };
}

function statesIn(registry: Registry) {
  const registers = [registry];
  const state = (name: string, help: string): Gauge => new Gauge({ name: `hetman_${name}`, help, registers });
  return {
    awake: state("tables_awake", "Tables in memory."),
    unloadable: state("tables_unloadable", "Tables that this node tried to look after and could not load."),
    lastBackup: state("last_backup_timestamp_seconds", "When this node last made a backup by itself."),
    damaged: state("storage_damaged", "1 when the last look at the storage found damage."),
    sockets: state("sockets", "Open connections."),
    clockOff: state("clock_offset_seconds", "How far this machine's clock is ahead of the storage's."),
  };
}
