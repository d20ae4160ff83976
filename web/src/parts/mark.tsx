/// The mark: a rook on a rook.
export function Mark({ size }: { size: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path
        class="mark-tower"
        d="M11 44v-4.500l3.500-3V28h19v8.500l3.500 3V44zM12 26.500V18h4.500v3.500h4.800V18h5.400v3.500h4.800V18H36v8.500z"
      />
      <path
        class="mark-bird"
        d="M9 9.500l7.500-2.200c1.200-2.500 3.500-3.900 6.300-3.900 3.400 0 5.900 2.200 6.400 5.300 3.600 1.600 7 4 10.300 7.600l-5.200-.3c-2.300.9-4.700 1.200-7.100.8l-1.300 1.600h-2.600l.6-2c-3.400-.9-5.800-3-6.900-5.900z"
      />
      <circle class="mark-eye" cx="21.300" cy="7.800" r="1.100" />
    </svg>
  );
}
