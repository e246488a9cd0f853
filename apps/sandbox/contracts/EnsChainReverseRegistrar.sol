// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Lets every account say what it is called on this chain (ENSIP-19), with the calls of the registrars that rollups have. On Ethereum a resolver
/// reads such a registrar from afar; the sandbox's chain is both, so that this one answers by itself.
contract EnsChainReverseRegistrar {
    mapping(address account => string) private names;

    event NameForAddrChanged(address indexed addr, string name);

    error NotReverse(bytes name);

    function setName(string calldata name) external {
        names[msg.sender] = name;
        emit NameForAddrChanged(msg.sender, name);
    }

    function nameForAddr(address addr) external view returns (string memory) {
        return names[addr];
    }

    /// @param name as DNS writes it: the account's forty digits, then what it is below
    function resolve(bytes calldata name, bytes calldata) external view returns (bytes memory) {
        if (name.length < 41 || name[0] != 0x28) revert NotReverse(name);
        uint160 account;
        for (uint256 i = 1; i <= 40; i++) {
            uint8 digit = uint8(name[i]);
            account = account * 16 + (digit >= 97 ? digit - 87 : digit - 48);
        }
        return abi.encode(names[address(account)]);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x9061b923;
    }
}
