/** What the fields hold, defined once for all of them. */
export const MinesArt = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      <radialGradient id="mine-ball" cx=".36" cy=".3" r=".8">
        <stop stopColor="#7E90B8" />
        <stop offset=".5" stopColor="#34456B" />
        <stop offset="1" stopColor="#131E37" />
      </radialGradient>
    </defs>
    <symbol id="gem" viewBox="0 0 48 48">
      <path d="M14 9h20l9 12-19 20L5 21Z" fill="#C97C06" />
      <path d="M14 9h20l-3.500 12h-13Z" fill="#FFDD94" />
      <path d="M14 9 5 21h12.500Z" fill="#FFC04A" />
      <path d="M34 9l9 12H30.500Z" fill="#F3A01A" />
      <path d="M5 21h12.500L24 41Z" fill="#E8920C" />
      <path d="M17.500 21h13L24 41Z" fill="#FFB834" />
      <path d="M43 21H30.500L24 41Z" fill="#B86C02" />
      <path d="M14 9h10l-6.500 12Z" fill="#FFF3D6" opacity=".75" />
      <path d="M14 9h20l9 12-19 20L5 21Z" fill="none" stroke="#FFE9BF" strokeOpacity=".6" strokeLinejoin="round" />
      <path d="M38 5l1.200 3.300L42.500 9.500l-3.300 1.200L38 14l-1.200-3.300L33.500 9.500l3.300-1.200Z" fill="#fff" />
    </symbol>
    <symbol id="mine" viewBox="0 0 48 48">
      <path
        d="M24 6v36M6 24h36M11.300 11.300l25.400 25.400M36.700 11.300 11.300 36.700"
        stroke="#5E6F92"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="24" cy="24" r="13.500" fill="url(#mine-ball)" />
      <ellipse
        cx="19.500"
        cy="18.500"
        rx="4.500"
        ry="3"
        fill="#C9D7F2"
        opacity=".7"
        transform="rotate(-35 19.500 18.500)"
      />
      <circle cx="24" cy="24" r="4.200" fill="#0A1120" />
      <circle cx="24" cy="24" r="2.600" fill="#FF7480" />
    </symbol>
    <symbol id="burst" viewBox="0 0 64 64">
      <path
        d="M32 2l6 14 13-9-5 15 16 1-13 9 13 9-16 1 5 15-13-9-6 14-6-14-13 9 5-15-16-1 13-9L2 23l16-1-5-15 13 9Z"
        fill="#FF7480"
        opacity=".35"
      />
    </symbol>
  </svg>
);
