import { classNames } from '@pavilion/shared-ui';
import { type PointerEvent, type ReactNode, useState } from 'react';
import styles from './chart.module.css';
import { middleOf, namedPoints, type Scale, scaleAround, scaleFromZero, xOf, yOf } from './scale.ts';
import { areaPath, barShapes, stepPath } from './shapes.ts';

/** A day, a week or a month of a chart. */
export interface ChartPoint {
  readonly key: string;
  /** Below the chart and where the point is read out: `21 Nov`. */
  readonly name: string;
  /** Whole numbers: paise, or a count. */
  readonly value: number;
}

export interface ChartProps<Point extends ChartPoint> {
  readonly points: readonly Point[];
  /**
   * `steps`: a value holds until the next point, the first is `opening`. `bars`: from zero to the value of each point. `signed-bars`:
   * the same, where up is good and down is bad.
   */
  readonly look: { readonly kind: 'steps'; readonly opening: number } | { readonly kind: 'bars' | 'signed-bars' };
  /** How close the lines of the axis may come: 100 for paise, 1 for a count. */
  readonly unit: number;
  /** The short text beside a line of the axis. */
  readonly axisLabel: (value: number) => string;
  /** The chart in a sentence, for players who do not see it. */
  readonly caption: string;
  /** The name of the slider that reads out a point. */
  readonly sliderLabel: string;
  /** What is read out of a point besides its name: the value first. */
  readOut(point: Point): readonly string[];
  /** The same as a table, for players who do not see it. The first cell of a row is its header. */
  readonly table: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** What is drawn at a point. */
  mark?(point: Point): ReactNode;
}

/**
 * Values over time. A pointer over it, or the arrow keys on its slider, read out a point. A sentence and a table give the same to
 * players who do not see it.
 */
export function DrawnChart<Point extends ChartPoint>(props: ChartProps<Point>) {
  const { points, look, mark } = props;
  const [read, setRead] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const isLine = look.kind === 'steps';
  const scale = isLine ? scaleAround([look.opening, ...values], props.unit) : scaleFromZero(values, props.unit);
  const last = points.length - 1;
  const across = (index: number) => (isLine ? xOf : middleOf)(index, points.length);
  const at = read === null ? null : Math.min(read, last);
  const point = at === null ? undefined : points[at];
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return;
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    setRead(isLine ? Math.round(share * last) : Math.min(last, Math.floor(share * points.length)));
  };
  return (
    <figure className={styles.chart}>
      <figcaption className="sr">{props.caption}</figcaption>
      <div className={styles.plot} onPointerMove={follow} onPointerLeave={() => setRead(null)}>
        <Axis scale={scale} label={props.axisLabel} />
        <svg className={styles.shapes} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {scale.ticks.map((tick) => (
            <path key={tick} className={styles.grid} d={`M0 ${yOf(tick, scale)}H100`} />
          ))}
          {isLine ? (
            <Steps opening={look.opening} values={values} scale={scale} />
          ) : (
            <Bars values={values} scale={scale} signed={look.kind === 'signed-bars'} read={at} />
          )}
        </svg>
        {mark && <Marks points={points} mark={mark} across={across} scale={scale} />}
        <Names points={points} across={across} isLine={isLine} />
        {point && at !== null && (
          <>
            <span className={styles.cursor} style={{ left: `${across(at)}%` }} aria-hidden="true" />
            {isLine && (
              <span
                className={styles.dot}
                style={{ left: `${across(at)}%`, top: `${yOf(point.value, scale)}%` }}
                aria-hidden="true"
              />
            )}
            <ReadOut name={point.name} lines={props.readOut(point)} share={across(at) / 100} />
          </>
        )}
        <Slider {...props} read={at} onRead={setRead} />
      </div>
      <Table {...props.table} />
    </figure>
  );
}

function Marks<Point extends ChartPoint>({
  points,
  mark,
  across,
  scale,
}: {
  readonly points: readonly Point[];
  readonly mark: (point: Point) => ReactNode;
  readonly across: (index: number) => number;
  readonly scale: Scale;
}) {
  return points.map((point, index) => {
    const drawn = mark(point);
    return (
      drawn && (
        <span
          key={point.key}
          className={styles.mark}
          style={{ left: `${across(index)}%`, top: `${yOf(point.value, scale)}%` }}
          aria-hidden="true"
        >
          {drawn}
        </span>
      )
    );
  });
}

/** The plot itself as a control: the arrow keys go from point to point. */
function Slider<Point extends ChartPoint>({
  points,
  sliderLabel,
  readOut,
  read,
  onRead,
}: ChartProps<Point> & { readonly read: number | null; readonly onRead: (read: number | null) => void }) {
  const last = Math.max(0, points.length - 1);
  const point = points[read ?? last];
  return (
    <input
      type="range"
      className={styles.slider}
      min={0}
      max={last}
      step={1}
      value={read ?? last}
      aria-label={sliderLabel}
      aria-valuetext={point && `${point.name}: ${readOut(point).join(', ')}`}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onRead(read ?? last)}
      onBlur={() => onRead(null)}
      onChange={(event) => onRead(Number(event.currentTarget.value))}
    />
  );
}

function Axis({ scale, label }: { readonly scale: Scale; readonly label: (value: number) => string }) {
  return scale.ticks.map((tick) => (
    <span key={tick} className={styles.amount} style={{ top: `${yOf(tick, scale)}%` }} aria-hidden="true">
      {label(tick)}
    </span>
  ));
}

function Steps({
  opening,
  values,
  scale,
}: {
  readonly opening: number;
  readonly values: readonly number[];
  readonly scale: Scale;
}) {
  return (
    <>
      <path className={styles.area} d={areaPath(opening, values, scale)} />
      <path className={styles.line} d={stepPath(opening, values, scale)} />
    </>
  );
}

function Bars({
  values,
  scale,
  signed,
  read,
}: {
  readonly values: readonly number[];
  readonly scale: Scale;
  readonly signed: boolean;
  readonly read: number | null;
}) {
  return (
    <>
      {barShapes(values, scale).map((bar, index) => {
        const isDown = (values[index] ?? 0) < 0;
        const tone = signed ? (isDown ? styles.barDown : styles.barUp) : undefined;
        return <rect key={index} className={classNames(styles.bar, tone, read === index && styles.barRead)} {...bar} />;
      })}
      <path className={styles.zero} d={`M0 ${yOf(0, scale)}H100`} />
    </>
  );
}

/** The names of a few points; the first and the last keep inside the chart, the others stand under their point. */
function Names({
  points,
  across,
  isLine,
}: {
  readonly points: readonly ChartPoint[];
  readonly across: (index: number) => number;
  readonly isLine: boolean;
}) {
  const last = points.length - 1;
  return namedPoints(points.length).map((index) => {
    const point = points[index];
    const isFirst = index === 0 && last > 0;
    const back = isFirst ? 0 : index === last && (isLine || last > 0) ? 100 : 50;
    const left = isFirst ? 0 : back === 100 ? 100 : across(index);
    return (
      point && (
        <span
          key={point.key}
          className={classNames(styles.name, index > 0 && index < last && styles.nameBetween)}
          style={{ left: `${left}%`, transform: `translateX(-${back}%)` }}
          aria-hidden="true"
        >
          {point.name}
        </span>
      )
    );
  });
}

/** What is read out of a point, beside the line through it and never over the chart's edge. */
function ReadOut({
  name,
  lines: [value, ...rest],
  share,
}: {
  readonly name: string;
  readonly lines: readonly string[];
  readonly share: number;
}) {
  return (
    <div
      className={styles.readout}
      style={{ left: `${share * 100}%`, transform: `translateX(${-share * 100}%)` }}
      aria-hidden="true"
    >
      <span>{name}</span>
      <b translate="no">{value}</b>
      {rest.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </div>
  );
}

function Table({ caption, columns, rows }: ChartProps<ChartPoint>['table']) {
  return (
    <div className="sr">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header, ...cells]) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
