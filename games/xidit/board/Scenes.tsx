// What is shown over the map for a moment: a new Year, titans waking, the census, the evaluations.
import type { CSSProperties } from "react";
import { CensusReveal } from "./panels/Census.tsx";
import { EvaluationScene, FinalScene } from "./panels/Final.tsx";
import { titanIcons } from "./pieces/icons.tsx";
import { useTable } from "./table.tsx";

/** The scene of the moment, if there is one. */
export function Scenes() {
  const { playing, view } = useTable();
  if (!playing) return view.final ? <FinalScene /> : null;
  const style = { "--ms": `${playing.ms}ms` } as CSSProperties;
  return (
    <div key={playing.id} className="xi-scenes" style={style}>
      <SceneOfEvent />
    </div>
  );
}

function SceneOfEvent() {
  const { playing, words, names, view } = useTable();
  const event = playing?.event;
  switch (event?.type) {
    case "yearStarted":
      return (
        <Banner
          title={words.yearTitle(event.year)}
          text={view.censusYears.includes(event.year) ? words.censusYear : words.year(event.year, view.years)}
        />
      );
    case "censusHeld":
      return <Banner title={words.census} text={words.yearTitle(event.year)} />;
    case "titansAwoke":
      return (
        <div className="xi-scene xi-banner xi-banner-titans" role="status">
          <h2>{words.awake}</h2>
          <div className="xi-banner-icons">
            {event.titans.map(id => {
              const Icon = titanIcons[id];
              return <Icon key={id} size={56} title={names.titans[id].name} />;
            })}
          </div>
          <p>{words.awakeText}</p>
        </div>
      );
    case "censusRevealed":
      return <CensusReveal event={event} />;
    case "evaluated":
      return (
        <div className="xi-scene xi-final" role="status">
          <EvaluationScene part={event} place={event.place} />
        </div>
      );
    default:
      return null;
  }
}

function Banner({ title, text }: { title: string; text: string }) {
  return (
    <div className="xi-scene xi-banner" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
